import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { TextField } from '#ui/TextField/TextField.tsx'

import { FormLayout } from '../form/FormLayout.tsx'
import { parseRecordId } from '../form/parse-record-id.ts'
import { RecordLoader, RecordNotFound } from '../form/RecordLoader.tsx'
import { useReturnToList } from '../form/useReturnToList.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { useSlugHint } from '../form/useSlugHint.ts'
import { toRequestBody, CountryValues, emptyCountry, toFormValues } from './form-values.ts'

const entity = 'countries'

/** 'Créer un pays' (spec 2.13). */
export function CreateCountry() {
  return <CountryForm id={undefined} loadedValues={emptyCountry} />
}

/** 'Modifier un pays', filled from the server (spec 7). */
export function EditCountry({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = parseRecordId(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('countries.notFound')} entity={entity} />
  ) : (
    <CountryLoader key={recordId} id={recordId} />
  )
}

function CountryLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.countries.detail({ id }), staleTime: 0 })
  return (
    <RecordLoader
      query={query}
      select={(country) => country}
      title={t('titles.editCountry')}
      notFoundTitle={t('countries.notFound')}
      entity={entity}
    >
      {(country) => <CountryForm id={id} loadedValues={toFormValues(country)} />}
    </RecordLoader>
  )
}

interface CountryFormProps {
  /** Undefined for a country that is to be created. */
  id: number | undefined
  loadedValues: CountryValues
}

function CountryForm({ id, loadedValues }: CountryFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const returnToList = useReturnToList(entity)
  const formId = useId()
  const recordForm = useRecordForm<CountryValues>({
    draftKey: `countries/${id ?? 'new'}`,
    loadedValues,
    resolver: zodResolver(CountryValues),
    fieldNames: ['name', 'code'],
    fetchCurrent:
      id === undefined
        ? undefined
        : async () => toFormValues(await calls.countries.detail({ parameters: { id } })),
    save: (values) =>
      id === undefined
        ? calls.countries.create({ body: toRequestBody(values) })
        : calls.countries.update({ parameters: { id }, body: { id, ...toRequestBody(values) } }),
    invalidates: ['countries', 'visas', 'interventions', 'articles', 'faqs'],
    onSaved: () => {
      returnToList(t(id === undefined ? 'countries.created' : 'countries.edited'))
    },
  })
  const fields = [
    {
      name: 'name',
      label: t('countries.name'),
      formatValue: (values: CountryValues) => values.name,
    },
    {
      name: 'code',
      label: t('countries.code'),
      formatValue: (values: CountryValues) => values.code,
    },
  ] as const
  const { problems, getError } = useFieldErrors(recordForm.form.formState.errors, fields)
  const nameHint = useSlugHint(
    'countries',
    { id, name: recordForm.values.name },
    countries.data ?? [],
  )
  const getFieldId = (name: string) => `${formId}${name}`

  return (
    <FormLayout
      recordForm={recordForm}
      title={t(id === undefined ? 'titles.createCountry' : 'titles.editCountry')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      entity={entity}
      getFieldId={getFieldId}
      errors={problems}
      fields={fields}
    >
      <TextField
        id={getFieldId('name')}
        label={t('countries.name')}
        hint={nameHint}
        announce="hint"
        error={getError('name')}
        autoComplete="off"
        {...recordForm.form.register('name')}
      />
      <TextField
        id={getFieldId('code')}
        label={t('countries.code')}
        hint={t('countries.codeHint')}
        error={getError('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...recordForm.form.register('code')}
      />
    </FormLayout>
  )
}
