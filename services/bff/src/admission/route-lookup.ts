import type { RouteDefinition } from '../route.ts';

/**
 * Finds the route of a method and a path in next to no time; undefined where none fits. For what has
 * to be known before the router runs.
 */
export function createRouteLookup(
  routes: RouteDefinition[],
): (method: string, path: string) => RouteDefinition | undefined {
  const plain = new Map<string, RouteDefinition>();
  const patterns: { method: string; pattern: RegExp; route: RouteDefinition }[] = [];
  for (const route of routes) {
    const method = route.method.toUpperCase();
    if (!route.path.includes('{')) {
      plain.set(`${method} ${route.path}`, route);
    } else {
      const source = route.path.replaceAll(/\{\w+\}/g, '[^/]+');
      patterns.push({ method, pattern: new RegExp(`^${source}$`), route });
    }
  }
  return (asked, path) => {
    const method = asked === 'HEAD' ? 'GET' : asked;
    return (
      plain.get(`${method} ${path}`) ??
      patterns.find((each) => each.method === method && each.pattern.test(path))?.route
    );
  };
}
