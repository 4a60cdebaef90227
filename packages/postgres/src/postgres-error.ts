/** Why a Postgres did not do what was asked. The message says what to do next. */
export class PostgresError extends Error {
  readonly code: PostgresErrorCode

  constructor(code: PostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PostgresError'
    this.code = code
  }
}

export type PostgresErrorCode =
  | 'no_binaries'
  | 'in_use'
  | 'other_version'
  | 'init_failed'
  | 'start_failed'
  | 'folder_not_empty'
  | 'not_a_backup'
  | 'migration_changed'
  | 'newer_schema'
  | 'no_rights'
  | 'away'
  | 'refused'
  | 'too_old'
  | 'pooled'
