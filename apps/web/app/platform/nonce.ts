import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy; undefined where there is none. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
