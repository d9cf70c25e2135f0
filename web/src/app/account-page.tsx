import { AccountPage } from '../features/account/account-page.tsx';
import { useLeaveForGood, useSignOut } from './leave.ts';
import { useUser } from './session.ts';

/** The account page, with what leaving it has to clean up elsewhere. */
export default function SignedInAccountPage() {
  const user = useUser().data;
  const signOut = useSignOut();
  const leaveForGood = useLeaveForGood();
  return (
    user && <AccountPage user={user} onSignOut={signOut} onDeleted={() => leaveForGood(user.id)} />
  );
}
