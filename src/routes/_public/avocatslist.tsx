import { createFileRoute, notFound } from '@tanstack/react-router'

/** Not built yet: the not-found page stands here until the screen exists. */
export const Route = createFileRoute('/_public/avocatslist')({
  beforeLoad: () => {
    throw notFound()
  },
})
