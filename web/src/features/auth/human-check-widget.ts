/** What a provider's widget is given. A new `key` from its owner resets it. */
export interface HumanCheckWidgetProps {
  siteKey: string | undefined;
  onToken: (token: string) => void;
  onError: () => void;
  onExpired: () => void;
  /** The provider could not be reached: only a new `key` tries again. */
  onUnavailable: () => void;
}
