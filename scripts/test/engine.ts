/** A server that runs for the tests, until it is stopped. */
export interface Engine {
  url: string;
  stop: () => Promise<unknown>;
}
