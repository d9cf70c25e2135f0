import { useEffect } from 'react';
import { usePage } from '../../ui/use-page.ts';
import { CallToAction } from './call-to-action.tsx';
import { ForgettingProblem } from './forgetting-problem.tsx';
import { Hero } from './hero.tsx';
import { MemoryScience } from './memory-science.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { StepsCarousel } from './steps-carousel.tsx';

/** What visitors see first (specification, section 2: landing page). */
export default function LandingPage() {
  const heading = usePage('Make your Spanish lessons stick');
  useCanonicalAddress('/');
  return (
    <>
      <SiteHeader />
      <main>
        <Hero heading={heading} />
        <ForgettingProblem />
        <StepsCarousel />
        <MemoryScience />
        <CallToAction />
      </main>
      <SiteFooter />
    </>
  );
}

/** Two paths show this page: search engines are told which one counts. */
function useCanonicalAddress(path: string) {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = new URL(path, location.origin).href;
    document.head.append(link);
    return () => link.remove();
  }, [path]);
}
