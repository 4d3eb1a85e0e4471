export { followBrowserErrors, useErrorReport, useReportedRoute } from './report-browser-error';
