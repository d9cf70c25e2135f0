import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { identify, track } from './analytics.ts';
import { useUser } from './session.ts';

let sessionStarted = false;

/** Tells of every page that is looked at, and who looks, once they are known. */
export function PageViews() {
  const { pathname } = useLocation();
  const userId = useUser().data?.id;

  useEffect(() => {
    if (!sessionStarted) track('session_start');
    sessionStarted = true;
    track('page_view', { page: pathname });
  }, [pathname]);

  useEffect(() => {
    if (userId !== undefined) identify(userId);
  }, [userId]);
  return null;
}
