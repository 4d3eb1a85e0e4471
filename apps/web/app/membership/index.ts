export { OpenOrders } from './orders/open-orders';
export { PurchaseNotice } from './purchase-notice';
