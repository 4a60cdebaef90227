export type { Hosted } from './hosted.ts'
export { hostedService, type HostedOptions } from './hosted-service.ts'
export { readSettings, type Settings } from './settings.ts'
export { verifyAccessToken, type Claims } from './tokens/access-token.ts'
