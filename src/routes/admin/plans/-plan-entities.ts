import type { TFunction } from 'i18next'

import type { EntityName } from '#domain/entities.ts'
import { defineArticleList } from '#screens/admin/entities/articles/ArticleList.tsx'
import { defineCountryList } from '#screens/admin/entities/countries/CountryList.tsx'
import { defineFaqList } from '#screens/admin/entities/faqs/FaqList.tsx'
import { defineInterventionList } from '#screens/admin/entities/interventions/InterventionList.tsx'
import { toExportedColumns, type ExportedColumn } from '#screens/admin/plans/exported-columns.ts'
import { defineVisaList } from '#screens/admin/entities/visas/VisaList.tsx'

type ListTexts = TFunction<'adminLists'>

/** The search of a list needs English words and its messages need names; its export does not. */
const toEnglish = () => ''
const nameRecord = () => ''

/** The columns of each list as it exports them. */
export const getColumns: Readonly<Record<EntityName, (t: ListTexts) => readonly ExportedColumn[]>> =
  {
    articles: (t) => toExportedColumns(defineArticleList(t, toEnglish, nameRecord)),
    countries: (t) => toExportedColumns(defineCountryList(t, nameRecord)),
    visas: (t) => toExportedColumns(defineVisaList(t, toEnglish, nameRecord)),
    interventions: (t) => toExportedColumns(defineInterventionList(t, toEnglish)),
    faqs: (t) => toExportedColumns(defineFaqList(t, { toEnglish, nameRecord, visas: undefined })),
  }
