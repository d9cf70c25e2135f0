import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../ui/toaster.tsx';
import { queryClient } from './query-client.ts';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
