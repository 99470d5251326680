import type { Definitions } from '#screens/admin/extensions/checks/useBoardFindings.ts'
import { articleDefinition } from '#screens/admin/entities/articles/ArticleForm.tsx'
import { countryDefinition } from '#screens/admin/entities/countries/CountryForm.tsx'
import { faqDefinition } from '#screens/admin/entities/faqs/FaqForm.tsx'
import { interventionDefinition } from '#screens/admin/entities/interventions/InterventionForm.tsx'
import { visaDefinition } from '#screens/admin/entities/visas/VisaForm.tsx'

/** How the records of every entity are read. Here, because a screen knows one entity, and shared code none. */
export const recordDefinitions: Definitions = {
  articles: articleDefinition,
  countries: countryDefinition,
  visas: visaDefinition,
  interventions: interventionDefinition,
  faqs: faqDefinition,
}
