/** What a page that is written without React takes from here. */
export { buttonClass } from './button-class.ts'
export { markPath } from './mark-path.ts'
