/** The paths that the web app has a page for; every other one is its not-found page, with 404. */
export const webRoutes = [
  '/',
  '/landing',
  '/signup',
  '/login',
  '/verify',
  '/forgot-password',
  '/reset-password',
  '/unsubscribe',
  '/home',
  '/subscribe',
  '/premium',
  '/profile',
  '/admin',
  '/terms',
  '/privacy',
];
