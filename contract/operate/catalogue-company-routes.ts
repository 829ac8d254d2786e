import { byId } from '../route.ts';
import {
  byCompanyPerson,
  CompanyEdit,
  CompanyPerson,
  CompanyTransfer,
  DeskCompany,
  DeskCompanyList,
  NewCompany,
} from './catalogue-companies.ts';
import { catalogueOperations } from './catalogue-operations.ts';
import type { OperateRoute } from './route.ts';

const company = { status: 200, schema: DeskCompany } as const;

export const companyRoutes = {
  listCompanies: {
    ...catalogueOperations.listCompanies,
    summary: 'The companies that book in all cities, with what each owes',
    answer: { status: 200, schema: DeskCompanyList },
    refusals: [],
  },
  getDeskCompany: {
    ...catalogueOperations.getDeskCompany,
    summary: 'One company with its people, statements and payments',
    params: byId,
    answer: company,
    refusals: ['not_found'],
  },
  addCompany: {
    ...catalogueOperations.addCompany,
    summary: 'Adds a company, billed by a statement each month',
    body: NewCompany,
    answer: { status: 201, schema: DeskCompany },
    refusals: ['vat_taken'],
  },
  editCompany: {
    ...catalogueOperations.editCompany,
    summary: 'Changes a company; what was invoiced stays as it was',
    params: byId,
    body: CompanyEdit,
    answer: company,
    refusals: ['not_found', 'vat_taken', 'changed_meanwhile'],
  },
  setCompanyPerson: {
    ...catalogueOperations.setCompanyPerson,
    summary: 'Lets a renter book for a company, and says whether they administer it',
    params: byId,
    body: CompanyPerson,
    answer: company,
    refusals: ['not_found', 'person_of_other_company'],
  },
  dropCompanyPerson: {
    ...catalogueOperations.dropCompanyPerson,
    summary: 'Ends that a renter books for a company; what they booked stays',
    params: byCompanyPerson,
    answer: company,
    refusals: ['not_found'],
  },
  recordTransfer: {
    ...catalogueOperations.recordTransfer,
    summary: 'Records what a company has paid by transfer; the same reference counts once',
    params: byId,
    body: CompanyTransfer,
    answer: company,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, OperateRoute>;
