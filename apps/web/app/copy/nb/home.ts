import { type HomeCopy, homeEn } from '../en/home.ts'

export const homeNb: HomeCopy = homeEn
