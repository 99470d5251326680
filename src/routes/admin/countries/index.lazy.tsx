import { createLazyFileRoute } from '@tanstack/react-router'

import { CountryList } from '#screens/admin/countries/CountryList.tsx'

export const Route = createLazyFileRoute('/admin/countries/')({
  component: CountryList,
})
