/** Why the stack cannot run, as a sentence that tells a person what to do. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
