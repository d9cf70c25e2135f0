/** 'Nov 21, 2026' */
export function formatDate(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString('en', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}
