import type { TFunction } from 'i18next'

import { isEntityName, type EntityName } from '#domain/entities.ts'
import { definition as articles } from '#screens/admin/articles/ArticleForm.tsx'
import { defineArticleList } from '#screens/admin/articles/ArticleList.tsx'
import { definition as countries } from '#screens/admin/countries/CountryForm.tsx'
import { defineCountryList } from '#screens/admin/countries/CountryList.tsx'
import { definition as faqs } from '#screens/admin/faqs/FaqForm.tsx'
import { defineFaqList } from '#screens/admin/faqs/FaqList.tsx'
import type { RecordDefinition } from '#screens/admin/form/record-definition.ts'
import { definition as interventions } from '#screens/admin/interventions/InterventionForm.tsx'
import { defineInterventionList } from '#screens/admin/interventions/InterventionList.tsx'
import { toExportedColumns, type ExportedColumn } from '#screens/admin/plans/exported-columns.ts'
import { definition as visas } from '#screens/admin/visas/VisaForm.tsx'
import { defineVisaList } from '#screens/admin/visas/VisaList.tsx'

export const definitions: Readonly<Record<EntityName, RecordDefinition>> = {
  articles,
  countries,
  visas,
  interventions,
  faqs,
}

type ListTexts = TFunction<'adminLists'>

/** The search of a list needs English words, its export does not. */
const toEnglish = () => ''

/** The columns of each list as it exports them. */
export const getColumns: Readonly<Record<EntityName, (t: ListTexts) => readonly ExportedColumn[]>> =
  {
    articles: (t) => toExportedColumns(defineArticleList(t, toEnglish).columns),
    countries: (t) => toExportedColumns(defineCountryList(t).columns),
    visas: (t) => toExportedColumns(defineVisaList(t, toEnglish).columns),
    interventions: (t) => toExportedColumns(defineInterventionList(t, toEnglish).columns),
    faqs: (t) => toExportedColumns(defineFaqList(t, toEnglish).columns),
  }

/** The entity of a list in the URL. */
export function toEntity(list: string): EntityName | undefined {
  return isEntityName(list) ? list : undefined
}
