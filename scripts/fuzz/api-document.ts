/** What the fuzzer reads of the OpenAPI document that the product publishes. */

/** A JSON schema, as far as a generator of values looks into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

export interface ResponseObject {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  method: string;
  path: string;
  operationId: string;
  /** Empty: anybody; with an empty requirement: also anybody. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, ResponseObject>;
}

export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path' | 'parameters'>>>;
  components: { schemas?: Record<string, Schema> };
}

export async function fetchApiDocument(url: string): Promise<ApiDocument> {
  const response = await fetch(new URL('/api/openapi.json', url));
  if (!response.ok) throw new Error(`/api/openapi.json answered ${response.status}`);
  return (await response.json()) as ApiDocument;
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      parameters: [],
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Whether the operation needs a session, may have one, or takes none into account. */
export function sessionOf({ security }: Operation): 'required' | 'optional' | 'none' {
  if (security.length === 0) return 'none';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'required';
}

/** The schema itself, where it only names another one. */
export function resolve(document: ApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const named = document.components.schemas?.[name];
  if (!named) throw new Error(`the document has no ${schema.$ref}`);
  return named;
}
