import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadDashboardPage } from './entry-page.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { Notifications } from './notifications.tsx';
import { keepOfflineData, restoreOfflineData } from './offline-data.ts';
import { queryClient } from './query-client.ts';
import { AppRoutes } from './routes.tsx';
import { isKnownVisitor, userQuery } from './session.ts';

// Logged and suppressed (specification, section 8).
addEventListener('unhandledrejection', (event) => {
  console.error('Unhandled rejection', event.reason);
  event.preventDefault();
});

const visitor = isKnownVisitor();
// What the dashboard needs is asked for beside the user instead of after.
const opensDashboard = !visitor && ['/', '/home'].includes(location.pathname);
if (opensDashboard) void loadDashboardPage();
if (!visitor) await restoreOfflineData(queryClient);
keepOfflineData(queryClient);
if (opensDashboard) {
  for (const path of ['/api/lessons', '/api/tasks']) {
    void queryClient.prefetchQuery({ queryKey: [path] });
  }
}
if (visitor) queryClient.setQueryData(userQuery.queryKey, null);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
        <Notifications />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
