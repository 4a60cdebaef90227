/** In SQL, of a row `u` of `auth.users`: the account is neither banned nor deleted by an administrator. */
export const IS_LET_IN = 'u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())'
