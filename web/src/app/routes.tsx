import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import LandingPage from '../features/landing/landing-page.tsx';
import { EntryPage, loadDashboardPage } from './entry-page.tsx';
import { RequireAnonymous, RequireUser } from './guards.tsx';
import { PageViews } from './page-views.tsx';

const DashboardPage = lazy(loadDashboardPage);
const AccountPage = lazy(() => import('./account-page.tsx'));
const PremiumPage = lazy(() => import('../features/premium/premium-page.tsx'));
const UnsubscribePage = lazy(() => import('../features/account/unsubscribe-page.tsx'));
const LoginPage = lazy(() => import('../features/auth/login-page.tsx'));
const SignUpPage = lazy(() => import('../features/auth/sign-up-page.tsx'));
const VerifyPage = lazy(() => import('../features/auth/verify-page.tsx'));
const ForgotPasswordPage = lazy(() => import('../features/auth/forgot-password-page.tsx'));
const ResetPasswordPage = lazy(() => import('../features/auth/reset-password-page.tsx'));
const AdminPage = lazy(() => import('../features/admin/admin-page.tsx'));
const TermsPage = lazy(() => import('./terms-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

/** Every path of the web app (specification, section 2). */
export function AppRoutes() {
  return (
    <BrowserRouter>
      <PageViews />
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<EntryPage />} />
          <Route path="/landing" element={<LandingPage />} />
          <Route element={<RequireUser />}>
            <Route path="/home" element={<DashboardPage />} />
            <Route path="/profile" element={<AccountPage />} />
          </Route>
          <Route element={<RequireAnonymous />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/signup" element={<SignUpPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          </Route>
          <Route path="/verify" element={<VerifyPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/subscribe" element={<PremiumPage />} />
          <Route path="/premium" element={<PremiumPage />} />
          <Route path="/unsubscribe" element={<UnsubscribePage />} />
          <Route path="/terms" element={<TermsPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
