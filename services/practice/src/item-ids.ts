/** The ids of a content document's items (proto/activities/content.ts): its only list has them. */
export function itemIds(contentJson: string): Set<string> {
  const items = Object.values(JSON.parse(contentJson)).filter(Array.isArray).flat();
  return new Set(items.map(({ id }: { id: string }) => id));
}
