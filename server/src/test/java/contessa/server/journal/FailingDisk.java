package contessa.server.journal;

import module java.base;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** A connection to a database whose disk can be made to fail, or to wait, at any statement. */
final class FailingDisk {

  /** What the disk does at a statement. */
  interface Fault {
    /**
     * Is called instead of a statement.
     *
     * @param number of the statement, from 1
     * @param sql its text; empty for a prepared one
     */
    void at(int number, String sql, Action statement) throws SQLException;
  }

  /** The statement itself. */
  interface Action {
    void run() throws SQLException;
  }

  private final Connection connection;
  private final Fault fault;
  private int statements;

  private FailingDisk(Connection connection, Fault fault) {
    this.connection = connection;
    this.fault = fault;
  }

  static Connection of(Connection connection, Fault fault) {
    FailingDisk disk = new FailingDisk(connection, fault);
    return proxy(Connection.class, disk::onConnection);
  }

  private Object onConnection(Object self, Method method, Object[] arguments) throws Throwable {
    Object result = call(connection, method, arguments);
    return switch (result) {
      case PreparedStatement prepared ->
          proxy(PreparedStatement.class, (_, m, a) -> onStatement(prepared, m, a));
      case Statement plain -> proxy(Statement.class, (_, m, a) -> onStatement(plain, m, a));
      case null, default -> result;
    };
  }

  private Object onStatement(Statement statement, Method method, Object[] arguments)
      throws Throwable {
    if (!method.getName().startsWith("execute")) {
      return call(statement, method, arguments);
    }
    String sql = arguments != null && arguments[0] instanceof String text ? text : "";
    Object[] result = new Object[1];
    statements++;
    fault.at(
        statements,
        sql,
        () -> {
          try {
            result[0] = call(statement, method, arguments);
          } catch (SQLException | RuntimeException e) {
            throw e;
          } catch (Throwable e) {
            throw new AssertionError(e);
          }
        });
    return result[0];
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(FailingDisk.class.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
