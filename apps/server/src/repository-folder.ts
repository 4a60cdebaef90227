import { fileURLToPath } from 'node:url'

/** The folder of the whole repository. As deep below it as this file lies what is built of it. */
export const REPOSITORY_FOLDER = fileURLToPath(new URL('../../..', import.meta.url))
