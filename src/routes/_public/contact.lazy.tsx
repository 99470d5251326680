import { createLazyFileRoute } from '@tanstack/react-router'

import { Contact } from '#screens/contact/Contact.tsx'

export const Route = createLazyFileRoute('/_public/contact')({
  component: function ContactRoute() {
    return <Contact {...Route.useSearch()} />
  },
})
