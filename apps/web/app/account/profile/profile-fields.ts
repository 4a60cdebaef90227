import type { AuthUser, UserMetadata } from '../../identity/identity.ts'

/** What the profile form holds. */
export type ProfileForm = Record<ProfileField, string>
export type ProfileField = (typeof PROFILE_FIELDS)[number]

export const PROFILE_FIELDS = ['displayName', 'bio', 'location', 'website'] as const

/** In characters. All of it travels in the access token, and a server takes about 16 kB of headers. */
export const PROFILE_LIMITS = { displayName: 100, bio: 1000, location: 100, website: 300 } as const

export function profileFormOf({ user_metadata, name }: AuthUser): ProfileForm {
  return {
    displayName: user_metadata?.display_name ?? user_metadata?.full_name ?? name ?? '',
    bio: user_metadata?.bio ?? '',
    location: user_metadata?.location ?? '',
    website: user_metadata?.website ?? '',
  }
}

export function metadataOf({ displayName, bio, location, website }: ProfileForm): UserMetadata {
  return { display_name: displayName, bio, location, website }
}
