import { Outlet } from '@tanstack/react-router'

/** What every page of the back-office has around it. */
export function AdminFrame() {
  return (
    <main id="contenu" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
