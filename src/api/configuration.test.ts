import { describe, expect, it } from 'vitest'

import { ConfigurationError, resolveBaseUrls } from './configuration.ts'

const pageOrigin = 'https://site.example'

describe('resolveBaseUrls (base URL)', () => {
  it.each([
    ['', 'https://site.example'],
    ['  ', 'https://site.example'],
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example/v2', 'https://api.example/v2'],
    ['https://api.example/v2//', 'https://api.example/v2'],
    ['http://localhost:5000/', 'http://localhost:5000'],
  ])('takes %j as %s', (configured, api) => {
    expect(resolveBaseUrls(configured, pageOrigin, '/').api).toBe(api)
  })

  it.each([
    'api.example',
    'ftp://api.example',
    'https://',
    'javascript:alert(1)',
    'https://a.example?x=1',
    '%VITE_API_BASE_URL%',
    '/prefix',
  ])('refuses %j with a sentence that names it', (configured) => {
    expect(() => resolveBaseUrls(configured, pageOrigin, '/')).toThrow(ConfigurationError)
    expect(() => resolveBaseUrls(configured, pageOrigin, '/')).toThrow(configured)
  })

  it('rejects a URL with a password, without repeating it', () => {
    let message = ''
    try {
      resolveBaseUrls('https://me:secret@api.example', pageOrigin, '/')
    } catch (error) {
      message = error instanceof ConfigurationError ? `${error.message} ${error.frenchMessage}` : ''
    }
    expect(message).toContain('api.example')
    expect(message).not.toContain('secret')
  })

  it('keeps the site’s files under its base path', () => {
    expect(resolveBaseUrls('', pageOrigin, '/demo/').site).toBe('https://site.example/demo')
  })
})
