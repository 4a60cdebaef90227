/** The documents that the policy service holds for us. */
export type Policy = 'privacy' | 'terms' | 'cookies' | 'disclaimer' | 'eula'
