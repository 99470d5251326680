import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import type { CountryInput } from '#contract/countries.ts'
import { TextField } from '#ui/TextField/TextField.tsx'

import { requiredText } from '../form/field-values.ts'
import { FormLayout } from '../form/FormLayout.tsx'
import { RecordLoader } from '../form/RecordLoader.tsx'
import { useRecordForm } from '../form/useRecordForm.ts'
import { useSlugHint } from '../form/useSlugHint.ts'

const CountryValues = z.object({
  name: requiredText('countryName'),
  code: requiredText('countryCode'),
})
type CountryValues = z.infer<typeof CountryValues>

const emptyCountry: CountryValues = { name: '', code: '' }

function toFormValues({ name, code }: CountryInput): CountryValues {
  return { name, code }
}

function toRequestBody({ name, code }: CountryValues): CountryInput {
  return { name: name.trim(), code: code.trim() }
}

/** 'Créer un pays' (spec 2.13). */
export function CreateCountry() {
  return <CountryForm id={undefined} loadedValues={emptyCountry} />
}

/** 'Modifier un pays', with the values of the server (spec 7). */
export function EditCountry({ id }: { id: string }) {
  const { queries } = useApi()
  return (
    <RecordLoader
      entity="countries"
      id={id}
      getQuery={(countryId) => queries.countries.detail({ id: countryId })}
    >
      {(country, countryId) => <CountryForm id={countryId} loadedValues={toFormValues(country)} />}
    </RecordLoader>
  )
}

interface CountryFormProps {
  id: number | undefined
  loadedValues: CountryValues
}

function CountryForm({ id, loadedValues }: CountryFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const recordForm = useRecordForm<CountryValues>({
    entity: 'countries',
    id,
    loadedValues,
    resolver: zodResolver(CountryValues),
    fields: [
      { name: 'name', label: t('countries.name') },
      { name: 'code', label: t('countries.code') },
    ],
    create: (values) => calls.countries.create({ body: toRequestBody(values) }),
    update: (countryId, values) =>
      calls.countries.update({
        parameters: { id: countryId },
        body: { id: countryId, ...toRequestBody(values) },
      }),
    fetchCurrent: async (countryId) =>
      toFormValues(await calls.countries.detail({ parameters: { id: countryId } })),
    invalidates: ['countries', 'visas', 'interventions', 'articles', 'faqs'],
  })
  const { form, values, getFieldProps } = recordForm
  const nameHint = useSlugHint('countries', { id, name: values.name }, countries.data ?? [])

  return (
    <FormLayout recordForm={recordForm}>
      <TextField
        {...getFieldProps('name')}
        hint={nameHint}
        announce="hint"
        autoComplete="off"
        {...form.register('name')}
      />
      <TextField
        {...getFieldProps('code')}
        hint={t('countries.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('code')}
      />
    </FormLayout>
  )
}
