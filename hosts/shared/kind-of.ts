/** An exception's text could hold anything, so only its kind is logged. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${(error as NodeJS.ErrnoException).code ?? ''}`.trim() : 'unknown'
}
