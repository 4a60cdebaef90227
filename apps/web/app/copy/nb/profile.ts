import { type ProfileCopy, profileEn } from '../en/profile.ts'

export const profileNb: ProfileCopy = profileEn
