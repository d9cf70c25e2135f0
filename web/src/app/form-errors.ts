import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorText } from './api.ts';

/**
 * Shows a refused request where it belongs: at the fields the server named, else above the
 * form. Nothing typed is lost.
 */
export function showServerError<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  error: unknown,
  fallback: string,
): void {
  const known = Object.entries(error instanceof ApiError ? error.fields : {}).filter(
    ([field]) => field in form.getValues(),
  );
  for (const [index, [field, message]] of known.entries()) {
    form.setError(field as Path<T>, { message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) form.setError('root', { message: errorText(error, fallback) });
}
