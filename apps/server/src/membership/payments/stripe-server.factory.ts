import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  confirmation_method: string;
  last_payment_error: object | null;
  charges: number;
  refunded: number;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
}

/** Test methods of Stripe's documentation: decline code, or the status that follows. */
const declines: Record<string, string> = {
  pm_card_chargeDeclined: 'generic_decline',
  pm_card_chargeDeclinedInsufficientFunds: 'insufficient_funds',
  pm_card_chargeDeclinedExpiredCard: 'expired_card',
};

/** How the server answers the next requests. */
export type Mood = 'well' | 'down' | 'nonsense' | 'slow' | 'lost-answers' | 'charged-and-silent';

export interface StripeServer {
  url: string;
  intents: Map<string, Intent>;
  mood: Mood;
  /** Whether MobilePay is switched on for the account. */
  mobilepay: boolean;
  /** The cardholder's action in the bank's dialog, or in the wallet in the browser. */
  act(clientSecret: string, action: 'pass' | 'fail' | 'wallet'): string;
  close(): Promise<void>;
}

/**
 * The part of Stripe's documented API that the driver uses: PaymentIntents (create, confirm, retrieve, cancel), the methods of the
 * account and refunds, with idempotency keys and errors in Stripe's shape; and the page where a buyer answers in MobilePay.
 */
export async function startStripeServer(secretKey: string): Promise<StripeServer> {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, { status: number; body: object; params: string }>();
  const state: { mood: Mood; mobilepay: boolean } = { mood: 'well', mobilepay: false };
  let url = '';

  function create(params: URLSearchParams): Intent {
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(params.get('amount')),
      currency: params.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      confirmation_method: params.get('confirmation_method') ?? 'automatic',
      last_payment_error: null,
      charges: 0,
      refunded: 0,
      next_action: null,
    };
    intents.set(id, intent);
    return intent;
  }

  function charge(intent: Intent): Intent {
    intent.status = 'succeeded';
    intent.next_action = null;
    intent.charges += 1;
    return intent;
  }

  function decline(intent: Intent, code: string): object {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: code, message: 'Declined.' };
    return { ...intent.last_payment_error, payment_intent: intent };
  }

  function handToApp(intent: Intent, return_url: string): { status: number; body: object } {
    if (!state.mobilepay || intent.status !== 'requires_payment_method')
      return refuse(400, 'payment_intent_unexpected_state');
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${url}/mobilepay/${intent.id}`, return_url },
    };
    return { status: 200, body: intent };
  }

  /** The page that represents the app, and its two answers, which redirect back. */
  function app(path: string, response: ServerResponse): void {
    const [, , id = '', answer] = path.split('/');
    const intent = intents.get(id);
    const back = intent?.next_action?.redirect_to_url.return_url;
    if (!intent || !back) return void response.writeHead(404).end();
    if (!answer) {
      const links = `<a href="${path}/approve">Godkend</a> <a href="${path}/refuse">Afvis</a>`;
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="da"><title>MobilePay</title><h1>MobilePay</h1>${links}</html>`);
    }
    if (answer === 'approve') charge(intent);
    else decline(intent, 'payment_method_customer_decline');
    const target = new URL(back);
    target.searchParams.set('payment_intent', intent.id);
    target.searchParams.set('payment_intent_client_secret', intent.client_secret);
    target.searchParams.set('redirect_status', answer === 'approve' ? 'succeeded' : 'failed');
    response.writeHead(303, { location: target.href }).end();
  }

  function confirm(intent: Intent, params: URLSearchParams): { status: number; body: object } {
    const method = params.get('payment_method');
    const fits = method ? intent.status === 'requires_payment_method' : intent.status === 'requires_confirmation';
    if (params.get('payment_method_data[type]') === 'mobilepay')
      return handToApp(intent, params.get('return_url') ?? '');
    if (!fits) return refuse(400, 'payment_intent_unexpected_state');
    if (!method || method === 'pm_card_visa') return { status: 200, body: charge(intent) };
    if (method === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action';
      return { status: 200, body: intent };
    }
    const code = declines[method];
    if (!code) return refuse(400, 'resource_missing');
    return { status: 402, body: { error: decline(intent, code) } };
  }

  function answer(path: string, method: string, params: URLSearchParams): { status: number; body: object } {
    if (path === '/v1/payment_intents' && method === 'POST') return { status: 200, body: create(params) };
    if (path === '/v1/refunds' && method === 'POST') {
      const intent = intents.get(params.get('payment_intent') ?? '');
      if (!intent) return refuse(404, 'resource_missing');
      const amount = Number(params.get('amount'));
      if (intent.refunded + amount > intent.amount) return refuse(400, 'charge_already_refunded');
      intent.refunded += amount;
      return { status: 200, body: { id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', amount } };
    }
    if (path === '/v1/payment_method_configurations') {
      const mobilepay = { available: state.mobilepay };
      return { status: 200, body: { object: 'list', data: [{ active: true, is_default: true, mobilepay }] } };
    }
    const [, , , id = '', action] = path.split('/');
    const intent = intents.get(id);
    if (!intent) return refuse(404, 'resource_missing');
    if (action === 'confirm') return confirm(intent, params);
    if (action === 'cancel') {
      if (intent.status === 'succeeded') return refuse(400, 'payment_intent_unexpected_state');
      intent.status = 'canceled';
    }
    return { status: 200, body: intent };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const path = new URL(request.url ?? '/', 'http://stripe').pathname;
    if (path.startsWith('/mobilepay/')) return app(path, response);
    const send = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (state.mood === 'down') return void response.destroy();
    if (state.mood === 'nonsense') return void response.writeHead(200).end('<html>Gateway</html>');
    if (state.mood === 'slow') return;
    if (request.headers.authorization !== `Bearer ${secretKey}`) return void send(401, refuse(401, 'api_key').body);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? byKey.get(key) : undefined;
    if (known && known.params !== `${path}?${body}`) return void send(400, refuse(400, 'idempotency_error').body);
    const result = known ?? {
      ...answer(path, request.method ?? 'GET', new URLSearchParams(body)),
      params: `${path}?${body}`,
    };
    if (typeof key === 'string') byKey.set(key, structuredClone(result));
    if (state.mood === 'charged-and-silent' && path.endsWith('/confirm')) return;
    if (state.mood === 'lost-answers' && path.endsWith('/confirm')) return void response.destroy();
    send(result.status, result.body);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    intents,
    get mood() {
      return state.mood;
    },
    set mood(mood: Mood) {
      state.mood = mood;
    },
    get mobilepay() {
      return state.mobilepay;
    },
    set mobilepay(mobilepay: boolean) {
      state.mobilepay = mobilepay;
    },
    act(clientSecret, action) {
      const intent = [...intents.values()].find((each) => each.client_secret === clientSecret);
      if (!intent) throw new Error('there is no such intent');
      if (action === 'wallet') charge(intent);
      else if (action === 'pass') intent.status = 'requires_confirmation';
      else decline(intent, 'authentication_failed');
      return intent.id;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function refuse(status: number, code: string): { status: number; body: object } {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
