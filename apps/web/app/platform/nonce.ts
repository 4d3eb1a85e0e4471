import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy; undefined without one. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
