/**
 * Loads the routes of the back-office, which the scripts of public pages do not have. The generated module adds them to the route
 * of the root: a router that is created later has them, another one must read its routes again.
 */
export async function loadAdminRoutes(): Promise<void> {
  await import('../routeTree.gen.ts')
}

/** Whether a page is one of the back-office. `pathname` begins with the base path, which ends with a slash. */
export function isAdminPath(pathname: string, basePath: string): boolean {
  return /^admin(?:\/|$)/i.test(pathname.slice(basePath.length))
}
