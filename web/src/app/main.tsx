import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../ui/toaster.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { keepOfflineData, restoreOfflineData } from './offline-data.ts';
import { queryClient } from './query-client.ts';
import { AppRoutes } from './routes.tsx';

// Logged and suppressed (specification, section 8).
addEventListener('unhandledrejection', (event) => {
  console.error('Unhandled rejection', event.reason);
  event.preventDefault();
});

await restoreOfflineData(queryClient);
keepOfflineData(queryClient);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
