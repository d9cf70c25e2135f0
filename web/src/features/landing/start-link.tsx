import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button-classes.ts';

/** The one thing to do on this page. */
export function StartLink() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link to="/signup" className={`${buttonClasses({ size: 'large' })} max-[23rem]:px-4`}>
        Start making it stick
      </Link>
      <p className="text-ink-soft">It&apos;s free. No strings attached.</p>
    </div>
  );
}
