import { lazy, Suspense } from 'react';
import { Dashboard } from '../features/lessons/dashboard.tsx';
import { useSignOut, useUser } from './session.ts';

const UploadDialog = lazy(() => import('../features/upload/upload-dialog.tsx'));

/** The dashboard, and what opens from it. */
export default function DashboardPage() {
  const user = useUser().data;
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Dashboard
      user={user}
      onSignOut={signOut}
      renderPractice={() => null}
      renderRecap={() => null}
      renderUpload={(onClose) => (
        <Suspense fallback={null}>
          <UploadDialog userId={user.id} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
