import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { HumanCheckWidgetProps } from './human-check-widget.ts';

/** Its box is 303 px wide; a narrower screen has room for the compact one only. */
const NARROW = '(max-width: 21.5rem)';

/** The check of https://www.hcaptcha.com, whose script is asked for up to three times. */
export default function HcaptchaWidget({
  siteKey = '',
  onToken,
  onError,
  onExpired,
  onUnavailable,
}: HumanCheckWidgetProps) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const narrow = useMediaQuery(NARROW);
  return (
    <HCaptcha
      // It reads its looks once.
      key={`${dark} ${narrow}`}
      sitekey={siteKey}
      theme={dark ? 'dark' : 'light'}
      size={narrow ? 'compact' : 'normal'}
      languageOverride="en"
      reCaptchaCompat={false}
      onVerify={onToken}
      onExpire={onExpired}
      // The loader's own codes, once it has given up.
      onError={(code) => (code.startsWith('script-') ? onUnavailable() : onError())}
    />
  );
}
