/**
 * Whether logging in asks for the human check, by the host name that the browser used. A client
 * can name any host, so a deployment whose own address is a production host always asks.
 */
export type LogInCheck = (hostname: string | undefined) => boolean;

export function createLogInCheck(productionHosts: string[], publicUrl: URL): LogInCheck {
  const hosts = new Set(productionHosts.map((host) => host.toLowerCase()));
  const always = hosts.has(publicUrl.hostname);
  return (hostname) => always || hosts.has((hostname ?? '').toLowerCase());
}
