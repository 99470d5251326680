import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'

import { endpoints } from '../endpoints.ts'
import { getFailureScenarioName } from '../scenarios.ts'
import { useSelectScenario, useTexts } from './devtools-context.ts'
import styles from './ScenariosTab.module.css'
import tab from './tab.module.css'

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503]
const endpointOptions = endpoints.map(({ name, endpoint }) => ({
  value: name,
  label: `${endpoint.method} ${endpoint.path}`,
}))

/** Makes one call fail, with a status of the developer's choice. */
export function FailureTab() {
  const texts = useTexts().failure
  const selectScenario = useSelectScenario()
  const [endpointName, setEndpointName] = useState<string>('faqs.list')
  const [status, setStatus] = useState('503')
  const onApply = () => {
    const endpoint = endpoints.find(({ name }) => name === endpointName)
    if (endpoint !== undefined)
      selectScenario(getFailureScenarioName(endpoint.name, Number(status)))
  }
  return (
    <div className={tab.group}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={styles.fields}>
        <Select
          label={texts.call}
          options={endpointOptions}
          value={endpointName}
          onChange={setEndpointName}
        />
        <Select
          label={texts.status}
          options={statuses.map((value) => ({ value: `${value}`, label: `${value}` }))}
          value={status}
          onChange={setStatus}
        />
        <Button variant="secondary" onClick={onApply}>
          {texts.apply}
        </Button>
      </div>
    </div>
  )
}
