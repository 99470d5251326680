import type { Definitions } from '#screens/admin/checks/useBoardFindings.ts'
import { articleDefinition } from '#screens/admin/articles/ArticleForm.tsx'
import { countryDefinition } from '#screens/admin/countries/CountryForm.tsx'
import { faqDefinition } from '#screens/admin/faqs/FaqForm.tsx'
import { interventionDefinition } from '#screens/admin/interventions/InterventionForm.tsx'
import { visaDefinition } from '#screens/admin/visas/VisaForm.tsx'

/** How the records of every entity are read. Here, because a screen knows one entity, and shared code none. */
export const recordDefinitions: Definitions = {
  articles: articleDefinition,
  countries: countryDefinition,
  visas: visaDefinition,
  interventions: interventionDefinition,
  faqs: faqDefinition,
}
