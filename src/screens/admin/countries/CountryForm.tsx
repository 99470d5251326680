import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { TextField } from '#ui/TextField/TextField.tsx'

import { FormFrame } from '../form/FormFrame.tsx'
import { idOf } from '../form/idParameter.ts'
import { RecordGate, RecordNotFound } from '../form/RecordGate.tsx'
import { useBackToList } from '../form/useBackToList.ts'
import { useProblems } from '../form/useProblems.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { useSlugHint } from '../form/useSlugHint.ts'
import { bodyOf, CountryValues, emptyCountry, valuesOf } from './values.ts'

const list = 'countries'

/** 'Créer un pays' (spec 2.13). */
export function CountryCreation() {
  return <CountryForm id={undefined} loaded={emptyCountry} />
}

/** 'Modifier un pays', filled from the server (spec 7). */
export function CountryEdition({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = idOf(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('countries.notFound')} list={list} />
  ) : (
    <CountryLoader key={recordId} id={recordId} />
  )
}

function CountryLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.countries.detail({ id }), staleTime: 0 })
  return (
    <RecordGate
      query={query}
      find={(country) => country}
      title={t('titles.editCountry')}
      notFoundTitle={t('countries.notFound')}
      list={list}
    >
      {(country) => <CountryForm id={id} loaded={valuesOf(country)} />}
    </RecordGate>
  )
}

interface CountryFormProps {
  /** Undefined for a country that is to be created. */
  id: number | undefined
  loaded: CountryValues
}

function CountryForm({ id, loaded }: CountryFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const onSaved = useBackToList(list)
  const formId = useId()
  const record = useRecordForm<CountryValues>({
    draftKey: `countries/${id ?? 'new'}`,
    loaded,
    resolver: zodResolver(CountryValues),
    fields: ['name', 'code'],
    readCurrent:
      id === undefined
        ? undefined
        : async () => valuesOf(await calls.countries.detail({ parameters: { id } })),
    save: (values) =>
      id === undefined
        ? calls.countries.create({ body: bodyOf(values) })
        : calls.countries.update({ parameters: { id }, body: { id, ...bodyOf(values) } }),
    affected: ['countries', 'visas', 'interventions', 'articles', 'faqs'],
    onSaved: () => {
      onSaved(t(id === undefined ? 'countries.created' : 'countries.edited'))
    },
  })
  const fields = [
    { name: 'name', label: t('countries.name'), show: (values: CountryValues) => values.name },
    { name: 'code', label: t('countries.code'), show: (values: CountryValues) => values.code },
  ] as const
  const { problems, errorOf } = useProblems(record.form.formState.errors, fields)
  const nameHint = useSlugHint('countries', { id, name: record.values.name }, countries.data ?? [])
  const idOfField = (name: string) => `${formId}${name}`

  return (
    <FormFrame
      record={record}
      title={t(id === undefined ? 'titles.createCountry' : 'titles.editCountry')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      list={list}
      idOf={idOfField}
      problems={problems}
      fields={fields}
    >
      <TextField
        id={idOfField('name')}
        label={t('countries.name')}
        hint={nameHint}
        announce="hint"
        error={errorOf('name')}
        autoComplete="off"
        {...record.form.register('name')}
      />
      <TextField
        id={idOfField('code')}
        label={t('countries.code')}
        hint={t('countries.codeHint')}
        error={errorOf('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...record.form.register('code')}
      />
    </FormFrame>
  )
}
