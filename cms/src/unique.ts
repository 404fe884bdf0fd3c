/** Whether a database refused a row because another one holds the same unique value: PostgreSQL's code, and SQLite's. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
}
