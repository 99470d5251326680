import { useRef } from 'react'

import { Button } from '#ui/Button/Button.tsx'

interface FileInputProps {
  label: string
  onSelect: (file: File) => Promise<void>
}

/** A button that asks for a file; the browser's own field stays out of sight and of the keyboard's way. */
export function FileInput({ label, onSelect }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          input.current?.click()
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that the same file can be chosen again.
          if (file !== undefined) await onSelect(file)
          if (input.current !== null) input.current.value = ''
        }}
      />
    </>
  )
}
