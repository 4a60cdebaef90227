/** How the four plans stand, loaded or not. */
export const PLAN_GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-4'
