/**
 * What the server process is started with unless the environment says otherwise. The allocator of Linux gives each thread
 * memory of its own, of which little comes back: two pieces for all of them take less, and grow less.
 */
export const SERVER_ENVIRONMENT: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' }
